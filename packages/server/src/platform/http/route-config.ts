import type { BodySize } from '@servery/contract';
import type { ClientAddress } from './client-address.ts';

export type Encoding = 'json' | 'gzipJson' | 'image';

declare module 'fastify' {
  /** The properties that a route declares. Hooks decide by them, never by the text of the address, which has many spellings. */
  interface FastifyContextConfig {
    /** The operation of the contract; absent for pages, files and requests of operators. */
    readonly operationId?: string;
    /** Absent: the route takes no body. */
    readonly encoding?: Encoding;
    /** How large a body it takes; absent: `form`. */
    readonly bodySize?: BodySize;
    /** Answers for addresses that nothing is at. */
    readonly isAbsent?: true;
    /** Whether it changes something, or returns values that count elsewhere; absent: its method decides. */
    readonly acts?: boolean;
  }
  interface FastifyRequest {
    /** Where it comes from; set before any other hook runs. */
    from: ClientAddress;
    /** The owner of the share of bodies and requests that it counts to: the person or terminal once the guard knows them, before that the network. */
    share: string;
  }
}
