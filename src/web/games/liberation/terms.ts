import { MISSIONS, type MissionId } from '../../../games/liberation/cards/missions.ts';
import { missionText } from '../../../games/liberation/text/card.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import type { Language } from '../../../kernel/text.ts';

const TEXT = { uk, ru, en } as const;
/** What each mission does: whoever hears its name can look it up. */
export function terms(language: Language): Readonly<Record<string, string>> {
  const text = TEXT[language];
  return Object.fromEntries(
    (Object.keys(MISSIONS) as MissionId[]).map((id) => [text.missions[id], missionText(text, id).replace(/\.$/, '')]),
  );
}
