import { featWords } from './feat-words.ts';
import './feats.css';

/** So many are shown before one asks for all. */
export const BRIEF = 8;
/** As much room as they will take. */
export const FeatsToCome = () => (
  <section class="profile-panel feats" aria-hidden="true">
    <header>
      <h3 class="zone-label">{featWords().title}</h3>
    </header>
    <MarksToCome />
  </section>
);
export const MarksToCome = () => (
  <ul class="feat-row" aria-hidden="true">
    {Array.from({ length: BRIEF }, (_, n) => (
      <li key={n}>
        <span class="feat-mark" />
      </li>
    ))}
  </ul>
);
