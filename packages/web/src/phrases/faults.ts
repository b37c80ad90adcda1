import type { FaultCode } from '@servery/contract';
import { definePhrases, sayKnown } from './phrases.ts';

/** The refusals and failures of the server, by code, and why it was not reached. A code without a phrase does not compile. */
const faultPhrases = definePhrases('faults', {
  UNAUTHENTICATED: 'You are not logged in. Log in and try again.',
  FORBIDDEN: 'You are not authorized to perform the requested action.',
  RIGHTS_CHANGED: 'Your permissions changed in the meantime. Nothing was saved.',
  CROSS_SITE: 'This was sent from another site and was refused.',
  NOT_FOUND: 'It does not exist, or you do not have access to it.',
  LOCATION_DELETED: 'The location was deleted.',
  NOTHING_TO_REVERT_TO: 'Nothing was published before, so there is nothing to go back to.',
  'CONFLICTING EDIT': 'Someone else saved this in the meantime. Reload it and make your change again.',
  CONFLICT: 'Someone else saved this in the meantime. Reload it and make your change again.',
  ROLE_IN_USE: 'This role is still assigned to someone.',
  NOT_ACTING: 'You are not acting as another person anymore.',
  DELETED_USER: 'This person has been deleted and can no longer log in.',
  ALREADY_UPLOADED: 'Another image was already uploaded here.',
  LICENCE_REVOKED: 'The license of this location was revoked.',
  NO_LICENCE: 'This location has no license.',
  BODY_TOO_LARGE: 'This is too large to send.',
  TOO_MANY_VALUES: 'This has more values than can be sent at once.',
  TOO_MUCH_TO_CHECK: 'This is too much for the server to check. Send it in smaller parts.',
  UNSUPPORTED_MEDIA_TYPE: 'The server does not read files of this type.',
  RATE_LIMIT_EXCEEDED: 'There were too many attempts. Wait a few minutes, then try again.',
  BUSY: 'The server is busy at the moment. Nothing was saved. Try again in a few seconds.',
  NOT_CONFIGURED: 'This service is not set up on the server.',
  CARD_HOST_UNAVAILABLE: 'The card host does not answer at the moment. Try again later.',
  AGGREGATOR_UNAVAILABLE: 'The delivery aggregator does not answer at the moment. Try again later.',
  GEOCODER_UNAVAILABLE: 'The geocoder does not answer at the moment. Try again later.',
  BUILD_SERVICE_UNAVAILABLE: 'The build service does not answer at the moment. Try again later.',
  DATABASE_UNAVAILABLE: 'The server cannot reach its database at the moment. Try again in a few seconds.',
  DATABASE_BUSY: 'The database is busy. Try again in a few seconds.',
  OUTCOME_UNKNOWN:
    'The server did not confirm this in time, so it may or may not be saved. Reload the page to check before you try again.',
  STORAGE_FULL: 'The disk of the server is full. Ask the person who runs the server to make room, then try again.',
  OFFLINE: 'You are offline. Your changes stay here. Try again when you are back online.',
} as const satisfies Readonly<Record<FaultCode | 'OFFLINE', string>>);

/** A code of the server in words; undefined for a text that is none of its codes. */
export function faultWords(code: string | null): string | undefined {
  return code === null ? undefined : sayKnown(faultPhrases, code);
}
