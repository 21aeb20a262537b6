import { useSignal } from '@preact/signals';
import { changePassword, forgetMe, leaveAccount, leaveEverywhere, type Me } from '../shell/server.ts';
import { roomWords } from './text.ts';

interface KeepingProps {
  readonly me: Me;
  readonly attempt: (what: Promise<Me>, done?: string) => void;
}
/** What somebody can do with the account that they have. */
export function Keeping({ me, attempt }: KeepingProps) {
  const w = roomWords();
  return (
    <>
      <NewPassword attempt={attempt} />
      <div class="chips">
        <button type="button" class="button" data-logout="" onClick={() => attempt(leaveAccount())}>
          {w.logOut}
        </button>
        <Sure name="logout-all" label={w.logOutAll} question={w.logOutAllSure} go={() => attempt(leaveEverywhere())} />
      </div>
      <Farewell me={me} attempt={attempt} />
    </>
  );
}
/** To be forgotten: a guest by saying so twice, an account by its password. */
export function Farewell({ me, attempt }: KeepingProps) {
  const w = roomWords();
  const password = useSignal('');
  const named = me.account !== undefined;
  return (
    <Sure
      name="forget"
      label={named ? w.forgetAccount : w.forgetGuest}
      question={w.forgetSure}
      ready={!named || password.value !== ''}
      go={() => attempt(forgetMe(named ? password.value : undefined))}
    >
      {named && (
        <Password
          label={w.passwordOld}
          complete="current-password"
          value={password.value}
          set={(typed) => (password.value = typed)}
        />
      )}
    </Sure>
  );
}
interface SureProps {
  readonly name: string;
  readonly label: string;
  readonly question: string;
  readonly go: () => void;
  readonly ready?: boolean;
  readonly children?: preact.ComponentChildren;
}
/** What cannot be taken back is asked about once more. */
function Sure({ name, label, question, go, ready = true, children }: SureProps) {
  const asked = useSignal(false);
  if (!asked.value) {
    return (
      <button type="button" class="button" data-ask={name} onClick={() => (asked.value = true)}>
        {label}
      </button>
    );
  }
  return (
    <form
      class="credentials"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <p role="alert">{question}</p>
      {children}
      <div class="chips">
        <button type="submit" class="button danger" data-sure={name} disabled={!ready}>
          {label}
        </button>
        <button type="button" class="button" onClick={() => (asked.value = false)}>
          {roomWords().cancel}
        </button>
      </div>
    </form>
  );
}
export const LEAST_PASSWORD = 8;
interface PasswordProps {
  readonly label: string;
  readonly complete: 'current-password' | 'new-password';
  readonly value: string;
  readonly set: (typed: string) => void;
}
export function Password({ label, complete, value, set }: PasswordProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="password"
        value={value}
        required
        minLength={LEAST_PASSWORD}
        maxLength={200}
        autoComplete={complete}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </label>
  );
}
function NewPassword({ attempt }: Pick<KeepingProps, 'attempt'>) {
  const w = roomWords();
  const old = useSignal('');
  const next = useSignal('');
  return (
    <details>
      <summary>{w.passwordChange}</summary>
      <form
        class="credentials"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(changePassword(old.value, next.value), w.passwordChanged);
        }}
      >
        <Password
          label={w.passwordOld}
          complete="current-password"
          value={old.value}
          set={(typed) => (old.value = typed)}
        />
        <Password
          label={w.passwordNew(LEAST_PASSWORD)}
          complete="new-password"
          value={next.value}
          set={(typed) => (next.value = typed)}
        />
        <div class="chips">
          <button type="submit" class="button" data-new-password="">
            {w.passwordChange}
          </button>
        </div>
      </form>
    </details>
  );
}
