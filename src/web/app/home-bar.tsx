import { LanguageSwitch, Logo, ThemeSwitch } from '../shell/parts/page.tsx';
import { MeChip, Places } from '../shell/parts/places.tsx';

/** The bar of the start page: every place of the house, and who one is. */
export const HomeBar = () => (
  <header>
    <Logo />
    <Places />
    <span class="spacer" />
    <LanguageSwitch />
    <ThemeSwitch />
    <MeChip />
  </header>
);
