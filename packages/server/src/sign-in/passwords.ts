import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../platform/work/fair-turns.ts';

/** argon2id at 19 MiB and two passes; hashing runs two at a time, so that it never starves the rest of the server. Of one network one waits (`login-attempts.ts`). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const lane = createTurns({ atOnce: 2, atOnceOfOne: 2, waiting: 400, waitingOfOne: 400 });

/** A hash of no password: verified when the email is unknown, so that both answers take the same time. */
const nobody = hash('no password has this hash', cost);

export async function hashPassword(password: string): Promise<string> {
  return inLane(() => hash(password, cost));
}

/** Kept for a person who was invited and has not chosen a password yet: nobody signs in with it. */
export const noPassword = '';

/** @param stored undefined or `noPassword`: nobody; takes as long and is false. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isSet = stored !== undefined && stored !== noPassword;
  const against = isSet ? stored : await nobody;
  const matches = await inLane(() => verify(against, password));
  return matches && isSet;
}

async function inLane<Result>(work: () => Promise<Result>): Promise<Result> {
  return lane.take({ share: 'hashing' }, work);
}
