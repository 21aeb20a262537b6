import { useSignal } from '@preact/signals';
import { words } from '../shell/text/index.ts';
import { comeIn, logIn, type Me, register, ServerRefusal } from '../shell/server.ts';
import { Farewell, Keeping, LEAST_PASSWORD, Password } from './keeping.tsx';
import { roomWords } from './text.ts';

/** Who one is at the tables of this server. A name is enough; an account brings it to other devices. */
export function Account({ me, change }: { me: Me; change: (me: Me) => void }) {
  const w = roomWords();
  const name = useSignal(me.name ?? '');
  const problem = useSignal('');
  const news = useSignal('');
  const attempt = (what: Promise<Me>, done = ''): void => {
    problem.value = '';
    news.value = '';
    what.then(
      (known) => {
        news.value = done;
        change(known);
      },
      (error: unknown) => (problem.value = w.refused(codeOf(error))),
    );
  };
  return (
    <details class="sheet account">
      <summary>
        {w.youAre} <b>{me.name}</b>
        {me.account !== undefined && <span class="mute"> · {w.withAccount(me.account)}</span>}
      </summary>
      <form
        class="row-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.value.trim() !== '') attempt(comeIn(name.value.trim()));
        }}
      >
        <label class="field">
          <span>{words().online.yourName}</span>
          <input
            value={name.value}
            required
            maxLength={40}
            autoComplete="nickname"
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {w.rename}
        </button>
      </form>
      {me.account === undefined ? (
        <>
          <Credentials attempt={attempt} registers />
          <Farewell me={me} attempt={attempt} />
        </>
      ) : (
        <Keeping me={me} attempt={attempt} />
      )}
      {news.value !== '' && <p role="status">{news.value}</p>}
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </details>
  );
}
const codeOf = (error: unknown): string => (error instanceof ServerRefusal ? error.message : '');

/** At the door: somebody who has an account already. */
export function LogIn({ enter }: { enter: (me: Me) => void }) {
  const w = roomWords();
  const problem = useSignal('');
  const attempt = (what: Promise<Me>): void => {
    problem.value = '';
    what.then(enter, (error: unknown) => (problem.value = w.refused(codeOf(error))));
  };
  return (
    <details class="sheet account">
      <summary>{w.haveAccount}</summary>
      <Credentials attempt={attempt} />
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </details>
  );
}

function Credentials({ attempt, registers = false }: { attempt: (what: Promise<Me>) => void; registers?: boolean }) {
  const w = roomWords();
  const account = useSignal('');
  const password = useSignal('');
  const said = () => ({ account: account.value.trim(), password: password.value });
  return (
    <form
      class="credentials"
      onSubmit={(event) => {
        event.preventDefault();
        const makes = event.submitter?.dataset['register'] !== undefined;
        attempt(makes ? register(said()) : logIn(said()));
      }}
    >
      <p class="mute">{registers ? w.accountWhy : w.accountBack}</p>
      <label class="field">
        <span>{w.accountName}</span>
        <input
          value={account.value}
          required
          maxLength={40}
          autoComplete="username"
          onInput={({ currentTarget }) => (account.value = currentTarget.value)}
        />
      </label>
      <Password
        label={w.password(LEAST_PASSWORD)}
        complete="current-password"
        value={password.value}
        set={(typed) => (password.value = typed)}
      />
      <div class="chips">
        <button type="submit" class="button" data-login="">
          {w.logIn}
        </button>
        {registers && (
          <button type="submit" class="button" data-register="">
            {w.register}
          </button>
        )}
      </div>
    </form>
  );
}
