import type { ComponentChildren } from 'preact';

/** A button that opens a JSON file of this device; the same one may be chosen again. */
export const PickFile = ({ take, children }: { take: (file: File) => void; children: ComponentChildren }) => (
  <label class="button">
    {children}
    <input
      class="hidden-words"
      type="file"
      accept=".json,application/json"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file !== undefined) take(file);
        currentTarget.value = '';
      }}
    />
  </label>
);
