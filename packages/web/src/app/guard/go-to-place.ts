import type { Path } from '@servery/domain';
import { redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { wholeCompany } from '../../session/level/active-level.ts';
import { currentSession } from '../../session/session-store.ts';
import { stringifySearch } from '../search.ts';

/** A place of a document as a mail names it. */
interface NamedPlace {
  readonly kind?: string | undefined;
  readonly documentId?: string | undefined;
  readonly locationId?: string | undefined;
  readonly departmentId?: string | undefined;
  /** JSON */
  readonly path?: string | undefined;
}

const identitySchema = z.union([z.string(), z.number()]);
const pathSchema = z.array(
  z.union([z.string(), z.object({ id: identitySchema }), z.object({ by: z.string(), value: identitySchema })]),
);
const kindSchema = z.enum(['menu', 'locationSettings', 'employment']);

/** On to the screen of a place of a document; to the page to publish on where it is no place, or none that this person may open. */
export async function goToPlace(place: NamedPlace): Promise<never> {
  throw redirect({ href: (await addressOf(place)) ?? '/menu/publish', replace: true });
}

async function addressOf({ kind, documentId, locationId, departmentId, path }: NamedPlace): Promise<string | null> {
  const session = currentSession();
  const known = z.safeParse(kindSchema, kind).data;
  const steps = pathIn(path);
  if (session === null || known === undefined || documentId === undefined || steps === undefined) return null;
  const tenantId = locationId === undefined || locationId === wholeCompany ? null : locationId;
  const { placeLink } = await import('../../editing/settings-search/place-link.ts');
  const link = placeLink({ kind: known, documentId, tenantId, path: steps, departmentId }, session);
  return link && `${link.to}${stringifySearch(link.search)}`;
}

function pathIn(text = ''): Path | undefined {
  try {
    return z.safeParse(pathSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
