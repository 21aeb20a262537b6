import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { editionIn } from '../../../kernel/editions.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CopyButton } from '../../shell/parts/copy.tsx';
import { LanguageSwitch } from '../../shell/parts/page.tsx';
import { go, href } from '../../shell/router.ts';
import { type Speed, speed } from '../../shell/settings.ts';
import { lazy, lazyPart } from '../../shell/parts/lazy.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { Modal } from '../../shell/parts/modal.tsx';
import { words } from '../../shell/text/index.ts';
import { Choice } from '../../shell/parts/choice.tsx';
import { Comfort } from '../../shell/parts/comfort.tsx';
import type { Controls } from '../controls.ts';
import type { TableView } from '../view.ts';

const TableReport = lazyPart(() => import('./report.tsx').then(({ TableReport: report }) => report));
const RuleList = lazy(() => import('./rule-list.tsx').then(({ RuleList: list }) => list));

function Drawer({ title, close, children }: { title: string; close: () => void; children: ComponentChildren }) {
  return (
    <Modal class="drawer-back" label={title} close={close}>
      <section class="drawer">
        <header>
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={words().table.close} onClick={close}>
            <Icon name="r-x" />
          </button>
        </header>
        {children}
      </section>
    </Modal>
  );
}

export function RulesDrawer({ view, controls }: { view: TableView; controls: Controls }) {
  if (controls.panel.value !== 'rules') return null;
  const close = (): void => {
    controls.panel.value = undefined;
    controls.rule.value = undefined;
  };
  const played = editionIn(view.model.opened.setup);
  return (
    <Drawer title={words().rules.title(view.text.title)} close={close}>
      <p class="drawer-aim">
        <b>{words().table.aim}.</b> {view.text.aim}
      </p>
      {'edition' in view.model.rules.game.options && (
        <p class="mute" data-edition={played}>
          {view.text.setting('edition')}: {view.text.setting('edition', played)}
        </p>
      )}
      <RuleList game={view.model.opened.game} rule={controls.rule.value ?? view.decision?.rule} played={played} />
      <button type="button" class="button filled" onClick={close}>
        {words().rules.toTable}
      </button>
    </Drawer>
  );
}

export function MenuDrawer({ view, controls }: { view: TableView; controls: Controls }) {
  const w = words();
  const sure = useSignal(false);
  const asked = useRef<HTMLDivElement>(null);
  // At once: a focus that comes later would take it from whoever has gone on by then.
  useLayoutEffect(() => {
    if (sure.value) asked.current?.focus();
  }, [sure.value]);
  if (controls.panel.value !== 'menu') return null;
  const close = (): void => {
    controls.panel.value = undefined;
    sure.value = false;
  };
  const { game, setup } = view.model.opened;
  const seed = view.model.seed;
  const plain = Object.fromEntries(Object.entries(setup).map(([name, value]) => [name, String(value)]));
  return (
    <Drawer title={w.menu.title} close={close}>
      <div class="menu">
        <LanguageSwitch />
        <Comfort />
        <Choice
          label={w.menu.speed}
          values={[0, 1, 2, 3]}
          value={speed.value}
          name={(one: Speed) => w.menu.speeds[one]}
          set={(one) => (speed.value = one)}
        />
        {seed !== undefined && (
          <CopyButton text={() => new URL(href(['play', game], { ...plain, seed }), location.href).href}>
            {w.menu.copySeed}
          </CopyButton>
        )}
        <a class="button" href={href(['setup', game])}>
          {w.menu.newGame}
        </a>
        {view.layout.buildsDecks === true && (
          <a class="button" href={href(['decks', game])}>
            {w.home.decks}
          </a>
        )}
        <button type="button" class="button" onClick={() => go([])}>
          {w.menu.leave}
        </button>
        <small class="mute">{w.menu.leaveHow}</small>
        {view.about?.phase === 'on' &&
          view.viewer !== 'spectator' &&
          (sure.value ? (
            <div class="sure" role="group" aria-label={w.menu.concedeSure} tabIndex={-1} data-home="" ref={asked}>
              <span>{w.menu.concedeSure}</span>
              <button type="button" class="button" data-keep="" onClick={() => (sure.value = false)}>
                {w.menu.concedeNo}
              </button>
              <button
                type="button"
                class="button danger"
                onClick={() => {
                  close();
                  void view.model.concede();
                }}
              >
                {w.menu.concedeYes}
              </button>
            </div>
          ) : (
            <button type="button" class="button" data-concede="" onClick={() => (sure.value = true)}>
              {w.menu.concede}
            </button>
          ))}
        <TableReport view={view} />
        <h3 class="heading">{w.menu.keys}</h3>
        <dl class="keys">
          {w.menu.keysHow.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd class="keycap">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Drawer>
  );
}
