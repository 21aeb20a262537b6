import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from './text/index.ts';

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
}
/** Says so when it has copied. */
export function CopyButton({ text, children, ...more }: CopyProps) {
  const copied = useSignal(false);
  const copy = async (): Promise<void> => {
    await copyText(await text());
    copied.value = true;
  };
  return (
    <button type="button" class="button" {...more} onClick={() => void copy()}>
      {copied.value ? words().menu.copied : children}
    </button>
  );
}
