import type { Ended, Sessions } from '../people/sessions.ts';
import { CLOSE, type Connection } from './connection.ts';

/** Hangs up on whoever came in by a session that has ended. */
export class HangUp {
  private readonly sessions: Sessions;
  private readonly connections: ReadonlySet<Connection>;
  private looking: Promise<void> | undefined;
  constructor(sessions: Sessions, connections: ReadonlySet<Connection>) {
    this.sessions = sessions;
    this.connections = connections;
  }
  /** It was ended here. */
  on(gone: Ended): void {
    for (const connection of this.connections) {
      const ended = 'who' in gone ? connection.person.who === gone.who : connection.session === gone.hash;
      if (ended) connection.close(CLOSE.loggedOut, 'logged out');
    }
  }
  /** It has run out, or was ended at another server. However many hints come, one look at a time: the next one is soon. */
  onEnded(): Promise<void> {
    return (this.looking ??= this.unlessHolding([...this.connections]).finally(() => (this.looking = undefined)));
  }
  async unlessHolding(connections: readonly Connection[]): Promise<void> {
    const holding = await this.sessions.holding([...new Set(connections.map(({ session }) => session))]);
    for (const connection of connections)
      if (!holding.has(connection.session)) connection.close(CLOSE.loggedOut, 'logged out');
  }
}
