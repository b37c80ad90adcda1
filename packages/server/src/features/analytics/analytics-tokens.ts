import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';
const lifetime = '1m';

/** The content of a token: the person by email. */
export function signToken(email: string, secret: Uint8Array): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(email)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(secret);
}

/** The email that a token was signed for; undefined for one of another secret or time. */
export async function readToken(token: string, secret: Uint8Array): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [algorithm] });
    return payload.sub;
  } catch {
    return undefined;
  }
}
