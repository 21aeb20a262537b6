import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { words } from '../text/index.ts';
import './copy.css';

/** Over a plain connection, as in a club's own network, a browser lends no clipboard: then the old way must do. */
async function copyText(text: string): Promise<void> {
  // Types know of safe pages only.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard !== undefined) return clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden-words';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (!copied) throw new Error('the browser copies nothing');
}

interface CopyProps extends Readonly<Record<`data-${string}`, string>> {
  readonly text: () => string | Promise<string>;
  readonly children: ComponentChildren;
  /** Before the word, which may be hidden where there is no room. */
  readonly icon?: IconName | undefined;
  readonly class?: string;
  readonly disabled?: boolean;
}
/** Says so when it has copied. Where the browser does not let it, the text stands there to be copied by hand. */
export function CopyButton({ text, children, icon, class: extra = '', disabled = false, ...more }: CopyProps) {
  const copied = useSignal(false);
  const byHand = useSignal<string | undefined>(undefined);
  const copy = async (): Promise<void> => {
    const what = await text();
    try {
      await copyText(what);
      copied.value = true;
      byHand.value = undefined;
    } catch {
      byHand.value = what;
    }
  };
  return (
    <>
      <button type="button" class={`button ${extra}`} disabled={disabled} {...more} onClick={() => void copy()}>
        {icon !== undefined && <Icon name={copied.value ? 'r-check' : icon} />}
        <span>{copied.value ? words().menu.copied : children}</span>
      </button>
      {byHand.value !== undefined && <ByHand text={byHand.value} />}
    </>
  );
}
function ByHand({ text }: { text: string }) {
  const why = words().menu.copyByHand;
  return (
    <div class="copy-by-hand">
      <p role="status">{why}</p>
      <textarea readOnly rows={2} aria-label={why} value={text} ref={(field) => field?.select()} />
    </div>
  );
}
