/** What is wrong with a deck, in words. */
import type { CardSet } from '../cards/columns.ts';
import type { Language } from '../cards/vocabulary.ts';
import type { Finding } from '../decks/legality.ts';
import { labelsIn } from './card.ts';

export function sayFinding(set: CardSet, finding: Finding, language: Language): string {
  const words = labelsIn(language);
  const name = (id: string): string => set.row(set.def(id)).name[language];
  switch (finding.says) {
    case 'tooFew':
    case 'tooMany':
    case 'sideboardTooLarge':
      return words.deck[finding.says](finding.cards, finding.size);
    case 'tooManyCopies':
    case 'notInPool':
      return words.deck[finding.says](name(finding.card), finding.copies);
    case 'wrongBlock':
    case 'outsideBlock':
      return words.deck[finding.says](name(finding.card), set.blocks[finding.block]?.[language] ?? finding.block);
    case 'wrongTheatre':
      return words.deck.wrongTheatre(name(finding.card), set.theatres[finding.theatre]?.[language] ?? finding.theatre);
    case 'changedInSeries':
    case 'byLot':
      return words.deck[finding.says];
    case 'sizesDiffer':
      return words.deck.sizesDiffer(finding.one, finding.other);
    case 'sizeTooSmall':
      return words.deck.sizeTooSmall(finding.size);
    default:
      return words.deck[finding.says](name(finding.card));
  }
}
