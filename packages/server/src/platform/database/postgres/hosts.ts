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
  const addresses = hosts.split(',').map((host) => withoutWish(`${before}${host}${after}`));
  return addresses;
}

function withoutWish(text: string): string {
  if (!URL.canParse(text))
    throw new StartError(
      'DATABASE_URL is not an address. It looks like postgres://user:password@host:5432/database, several hosts with commas between them.',
    );
  const address = new URL(text);
  const wish = address.searchParams.get('target_session_attrs');
  if (wish !== null && !writable.includes(wish))
    throw new StartError(
      `DATABASE_URL asks for a server that may only be read (target_session_attrs=${wish}). Servery needs read-write.`,
    );
  address.searchParams.delete('target_session_attrs');
  return String(address);
}

/** The hosts in words, without user and password. */
export function hostNames(url: string): string {
  return hostAddresses(url)
    .map((address) => (URL.canParse(address) ? new URL(address).host : ''))
    .filter((host) => host !== '')
    .join(', ');
}
