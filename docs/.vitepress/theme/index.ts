import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import { Showcase } from './showcase.ts';
import './theme.css';

/** The usual theme in the colours and letters of the house, and on its first page a game that is alive. */
export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, undefined, { 'home-features-before': () => h(Showcase) }),
};
