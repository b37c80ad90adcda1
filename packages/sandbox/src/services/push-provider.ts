import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { type JsonService, type ServiceAnswer, type ServiceRequest, startJsonService } from './json-service.ts';

export interface PushSandbox {
  readonly service: JsonService;
  /** Of a service account, as JSON: its tokens come from the stand-in itself. */
  readonly credentials: string;
  /** The messages that came to phones: the tokens of the phones, once for each time. */
  readonly delivered: string[];
  /** The next answers come once this is over; the requests that they are about are done before. */
  until: Promise<void> | undefined;
}

const project = 'servery-sandbox';
const email = `console@${project}.iam.gserviceaccount.example`;
const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const audience = 'https://oauth2.googleapis.com/token';

/**
 * A stand-in for Firebase Cloud Messaging, HTTP v1, with the token endpoint of its service account. The beginning of a token decides its
 * answer: `gone-` UNREGISTERED, `wrong-` INVALID_ARGUMENT, `other-` SENDER_ID_MISMATCH, `busy-` QUOTA_EXCEEDED and `away-`
 * UNAVAILABLE the first time, `full-` QUOTA_EXCEEDED each time, `lost-` nothing although it came; every other one gets the message.
 */
export async function startPushSandbox(): Promise<PushSandbox> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const accessToken = crypto.randomUUID();
  const asked = new Set<string>();
  const delivered: string[] = [];
  const service = await startJsonService(async (request) => {
    if (request.url.pathname === '/token') return tokenFor(request, publicKey, accessToken);
    if (request.authorization !== `Bearer ${accessToken}`) return refusal(401, 'UNAUTHENTICATED');
    if (request.url.pathname !== `/v1/projects/${project}/messages:send`) return refusal(404, 'NOT_FOUND');
    const answer = send(request.body, { asked, delivered });
    await sandbox.until;
    return answer;
  });
  const credentials = JSON.stringify({
    type: 'service_account',
    project_id: project,
    private_key: await exportPKCS8(privateKey),
    client_email: email,
    token_uri: `${service.url}/token`,
  });
  const sandbox: PushSandbox = { service, credentials, delivered, until: undefined };
  return sandbox;
}

type PublicKey = Awaited<ReturnType<typeof generateKeyPair>>['publicKey'];

async function tokenFor({ body }: ServiceRequest, key: PublicKey, accessToken: string): Promise<ServiceAnswer> {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  try {
    const { payload } = await jwtVerify(form.get('assertion') ?? '', key, { issuer: email, audience });
    if (payload.scope !== scope) return { status: 400, body: { error: 'invalid_scope' } };
    return { status: 200, body: { access_token: accessToken, expires_in: 3_599, token_type: 'Bearer' } };
  } catch {
    return { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' } };
  }
}

interface Sending {
  readonly asked: Set<string>;
  readonly delivered: string[];
}

function send(body: unknown, { asked, delivered }: Sending): ServiceAnswer {
  const message = fieldOf(body, 'message');
  const token = fieldOf(message, 'token');
  const notification = fieldOf(message, 'notification');
  if (typeof token !== 'string' || typeof fieldOf(notification, 'title') !== 'string')
    return refusal(400, 'INVALID_ARGUMENT');
  const isFirst = !asked.has(token);
  asked.add(token);
  if (token.startsWith('gone-')) return refusal(404, 'UNREGISTERED');
  if (token.startsWith('wrong-')) return refusal(400, 'INVALID_ARGUMENT');
  if (token.startsWith('other-')) return refusal(403, 'SENDER_ID_MISMATCH');
  if (token.startsWith('full-') || (token.startsWith('busy-') && isFirst))
    return { ...refusal(429, 'QUOTA_EXCEEDED'), retryAfter: 1 };
  if (token.startsWith('away-') && isFirst) return refusal(503, 'UNAVAILABLE');
  delivered.push(token);
  if (token.startsWith('lost-')) return { status: 'silent' };
  return { status: 200, body: { name: `projects/${project}/messages/${delivered.length}` } };
}

const errorType = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

function refusal(code: number, errorCode: string): ServiceAnswer {
  const details = [{ '@type': errorType, errorCode }];
  return { status: code, body: { error: { code, message: `The stand-in refuses: ${errorCode}.`, details } } };
}

function fieldOf(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
}
