import { Meanwhile, useFetched } from '../shell/parts/fetched.tsx';
import { Page } from '../shell/parts/page.tsx';
import type { Language } from '../../kernel/text.ts';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import { type Block, blocksOf, runsOf } from './paper.ts';

type Paper = 'privacy' | 'accessibility';
const PAPERS = import.meta.glob<string>('../../../docs/{,uk/,ru/}{privacy,accessibility}.md', {
  query: '?raw',
  import: 'default',
});
const paperIn = (paper: Paper, spoken: Language): Promise<string> =>
  PAPERS[`../../../docs/${spoken === 'en' ? '' : `${spoken}/`}${paper}.md`]!();

/** A paper of the project, as it stands in the language of the page. */
export function PaperPage({ paper }: { paper: Paper }) {
  const fetched = useFetched(() => paperIn(paper, language.value), [paper, language.value]);
  return (
    <Page title={words().about[paper]}>
      {fetched.value === undefined ? (
        <Meanwhile {...fetched} />
      ) : (
        <div class="prose">
          {blocksOf(fetched.value).map((block, i) => (
            <Part key={i} block={block} />
          ))}
        </div>
      )}
    </Page>
  );
}
function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'text':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
  }
}
const Words = ({ text }: { text: string }) => (
  <>
    {runsOf(text).map((run) =>
      run.kind === 'strong' ? <b>{run.text}</b> : run.kind === 'code' ? <code>{run.text}</code> : run.text,
    )}
  </>
);
