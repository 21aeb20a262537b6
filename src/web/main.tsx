import { render } from 'preact';
import { App } from './app/app.tsx';
import './styles/fonts.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/cards.css';
import './styles/home.css';

render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // A device that cannot keep anything still plays online.
  navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
}
