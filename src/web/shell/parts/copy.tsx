import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { words } from '../text/index.ts';

/** Over a plain connection, as in a club's own network, a browser lends no clipboard: then the old way must do. */
export async function copyText(text: string): Promise<void> {
  // Types know of safe pages only.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard !== undefined) return clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden-words';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

interface CopyProps extends Readonly<Record<`data-${string}`, string>> {
  readonly text: () => string | Promise<string>;
  readonly children: ComponentChildren;
  /** Before the word, which may be hidden where there is no room. */
  readonly icon?: IconName | undefined;
  readonly class?: string;
}
/** Says so when it has copied. */
export function CopyButton({ text, children, icon, class: extra = '', ...more }: CopyProps) {
  const copied = useSignal(false);
  const copy = async (): Promise<void> => {
    await copyText(await text());
    copied.value = true;
  };
  return (
    <button type="button" class={`button ${extra}`} {...more} onClick={() => void copy()}>
      {icon !== undefined && <Icon name={copied.value ? 'r-check' : icon} />}
      <span>{copied.value ? words().menu.copied : children}</span>
    </button>
  );
}
