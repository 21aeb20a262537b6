import { Meanwhile, useFetched } from '../shell/fetched.tsx';
import { Page } from '../shell/parts.tsx';
import { words } from '../shell/text/index.ts';
import { type Block, blocksOf, runsOf } from './paper.ts';

const PAPERS = {
  privacy: () => import('../../../docs/privacy.md?raw'),
  accessibility: () => import('../../../docs/accessibility.md?raw'),
} as const;
type Paper = keyof typeof PAPERS;

/** A paper of the project, as it stands: there is one text of it, in English. */
export function PaperPage({ paper }: { paper: Paper }) {
  const fetched = useFetched(async () => (await PAPERS[paper]()).default, [paper]);
  return (
    <Page title={words().about[paper]}>
      {fetched.value === undefined ? (
        <Meanwhile {...fetched} />
      ) : (
        <div class="prose" lang="en">
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
