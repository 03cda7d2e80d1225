import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** An advisory lock number, the same for every server of this shop (see `migrate.ts` for the other one). */
const lockNumber = 5_263_918;
const connectTimeoutMs = 5_000;
/** PostgreSQL cuts longer names of connections. */
const nameMaximum = 63;

type Options = {
  /** Shown to a second server. */
  readonly name: string;
  /** How long (ms) to wait for a server that just ended. */
  readonly waitMs: number;
  /** Pause (ms) between two tries. */
  readonly againMs: number;
  /** Another server took the database while this one was cut off from it. */
  readonly onTaken: (holder: string) => void;
};

type SoleServer = { readonly kind: 'sole'; readonly release: () => Promise<void> };
type OtherServer = { readonly kind: 'other'; readonly holder: string };

/**
 * Makes this process the only server of a PostgreSQL database, or answers the name of the one that is. The lock belongs to
 * a connection of its own, so that it ends with the process; a lost connection is opened again.
 */
export async function becomeSoleServer(url: string, options: Options): Promise<SoleServer | OtherServer> {
  let isReleased = false;
  let current: pg.Client | null = null;

  const take = async (): Promise<OtherServer | null> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      application_name: options.name.slice(0, nameMaximum),
    });
    client.on('error', () => {});
    await client.connect();
    const holder = await lockOr(client);
    if (holder !== null) {
      await client.end();
      return { kind: 'other', holder };
    }
    current = client;
    client.once('end', () => {
      if (!isReleased) void takeAgain();
    });
    return null;
  };

  const takeAgain = async (): Promise<void> => {
    await pause(options.againMs, null, { ref: false });
    if (isReleased) return;
    try {
      const other = await take();
      if (other !== null) options.onTaken(other.holder);
    } catch {
      await takeAgain();
    }
  };

  for (let waited = 0; ; waited += options.againMs) {
    const other = await take();
    if (other === null) break;
    if (waited >= options.waitMs) return other;
    await pause(options.againMs);
  }
  return {
    kind: 'sole',
    release: async () => {
      isReleased = true;
      await current?.end();
    },
  };
}

/** The name of the holder if there is one; `null` with the lock. */
async function lockOr(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockNumber]);
  if (rows[0]?.taken === true) return null;
  const holders = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted
       and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [lockNumber],
  );
  return String(holders.rows[0]?.name ?? '');
}
