import { render } from 'preact';
import { App } from './app/app.tsx';
import { keepFocus } from './shell/focus.ts';
import { watchLetters } from './shell/letters.ts';
import { restyleMoved } from './shell/moved.ts';
import './shell/styles/fonts.css';
import './shell/styles/base.css';
import './shell/styles/shell.css';
import './table/cards.css';
import './app/home.css';

restyleMoved();
keepFocus();
watchLetters();
render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // A device that cannot keep anything still plays online.
  navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
}
