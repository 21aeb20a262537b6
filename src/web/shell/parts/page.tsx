import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Language, LANGUAGES } from '../../../kernel/text.ts';
import { Icon } from '../icons/icon.tsx';
import { words } from '../text/index.ts';
import { MeChip, Places, PlaceTabs } from './places.tsx';
import { above, href } from '../router.ts';
import { isLight, language, textTable, theme } from '../settings.ts';

const SHORT: Readonly<Record<Language, string>> = { uk: 'УК', ru: 'РУ', en: 'EN' };
export const OWN_NAMES: Readonly<Record<Language, string>> = { uk: 'Українська', ru: 'Русский', en: 'English' };

export function LanguageSwitch() {
  return (
    <div class="lang" role="group" aria-label={words().language}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-label={`${SHORT[one]} · ${OWN_NAMES[one]}`}
          title={OWN_NAMES[one]}
          aria-pressed={language.value === one}
          onClick={() => (language.value = one)}
        >
          {SHORT[one]}
        </button>
      ))}
    </div>
  );
}

export function ThemeSwitch() {
  const w = words().theme;
  const next = isLight() ? 'dark' : 'light';
  const name = `${w.title}: ${w[next]}`;
  return (
    <button
      type="button"
      class="icon-button theme-switch"
      aria-label={name}
      title={name}
      onClick={() => (theme.value = next)}
    >
      <Icon name={isLight() ? 'moon' : 'sun'} />
    </button>
  );
}

export function Logo({ link = true }: { link?: boolean }) {
  const inside = (
    <>
      <Icon name="r-redut" />
      <span>{words().redut}</span>
    </>
  );
  return link ? (
    <a class="logo" href={href([])} aria-label={words().redut}>
      {inside}
    </a>
  ) : (
    <span class="logo">{inside}</span>
  );
}

/** On a phone, in the place of the logo: one step up. */
const WayUp = () => (
  <a class="icon-button way-up" href={href(above())} aria-label={words().back} title={words().back}>
    <Icon name="r-left" />
  </a>
);

/** The first stop of a page, seen while it has the focus: past what stands at the top. */
export function SkipButton({ to, children }: { to: string; children: ComponentChildren }) {
  const skip = (): void => {
    const found = document.querySelector<HTMLElement>(to);
    if (found === null) return;
    found.tabIndex = -1;
    found.focus();
  };
  return (
    <button type="button" class="skip" onClick={skip}>
      {children}
    </button>
  );
}

/** The stop after it: tables drawn, or read in words. */
export function TextSwitch() {
  const w = words().textTable;
  const on = textTable.value === 'on';
  return (
    <button
      type="button"
      class="skip"
      data-text-table={on ? 'on' : 'off'}
      onClick={() => (textTable.value = on ? 'off' : 'on')}
    >
      {on ? w.draw : w.read}
    </button>
  );
}

/** The bar of a page: the way home and everywhere, what this is, language, colours and who one is. */
export const HouseBar = ({ title, tools }: { title: string; tools?: ComponentChildren }) => (
  <header class="bar">
    <Logo />
    <WayUp />
    <h1 class="page-title">{title}</h1>
    <Places />
    <span class="spacer" />
    {tools}
    <LanguageSwitch />
    <ThemeSwitch />
    <MeChip />
  </header>
);

/** A page beside the tables: a bar with the way home, and text. */
export function Page({
  title,
  children,
  tools,
  felt = 'felt-room',
  foot,
}: {
  title: string;
  children: ComponentChildren;
  tools?: ComponentChildren;
  /** The cloth of the game that the page is about. */
  felt?: string | undefined;
  /** What stands at the foot of a phone in the place of the tabs. */
  foot?: ComponentChildren;
}) {
  const { redut } = words();
  useEffect(() => {
    document.title = title === redut ? redut : `${title} · ${redut}`;
  }, [title, redut]);
  return (
    <div class={`page ${felt}`}>
      <SkipButton to="main">{words().toContent}</SkipButton>
      <TextSwitch />
      <HouseBar title={title} tools={tools} />
      <main class="page-body">{children}</main>
      {foot === undefined ? <PlaceTabs /> : foot}
    </div>
  );
}
