import { StartError } from '../../start-error.ts';

const writable = ['any', 'read-write', 'primary'];

/**
 * The address of each server that DATABASE_URL names, in its order:
 * `postgres://me@h1:5432,h2:5433/db?target_session_attrs=read-write` is two. `pg` knows one host per address, and the wish
 * for a server that may be written not at all; here it always holds.
 * @throws StartError where it is no address, or asks for a server that may only be read
 */
export function hostAddresses(url: string): readonly string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url);
  if (parts === null) return [url];
  const [, before = '', hosts = '', after = ''] = parts;
  return hosts.split(',').map((host) => addressOf({ text: `${before}${host}${after}`, host }));
}

/** Without a host it leads to a socket of this machine, `postgres://me@/db?host=/var/run/postgresql`, which `pg` knows and `URL` does not. */
function addressOf({ text, host }: { readonly text: string; readonly host: string }): string {
  if (host !== '' && !URL.canParse(text))
    throw new StartError(
      'DATABASE_URL is not an address. It looks like postgres://user:password@host:5432/database, several hosts with commas between them.',
    );
  const [address = '', words = ''] = text.split('?', 2);
  const query = new URLSearchParams(words);
  const wish = query.get('target_session_attrs');
  if (wish === null) return text;
  if (!writable.includes(wish))
    throw new StartError(
      `DATABASE_URL asks for a server that may only be read (target_session_attrs=${wish}). Servery needs read-write.`,
    );
  query.delete('target_session_attrs');
  return query.size === 0 ? address : `${address}?${query}`;
}

/** The hosts, or folders of sockets, in words, without user and password. */
export function hostNames(url: string): string {
  return hostAddresses(url)
    .map((address) => (URL.canParse(address) ? new URL(address).host : (socketOf(address) ?? '')))
    .filter((host) => host !== '')
    .join(', ');
}

/** The folder of the socket that an address without a host leads to. */
function socketOf(address: string): string | null {
  return new URLSearchParams(address.split('?', 2)[1]).get('host');
}
