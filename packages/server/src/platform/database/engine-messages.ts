/** The data that the thread of the embedded engine is started with. */
export interface EngineStart {
  /** The folder of its files; absent: in memory. */
  readonly folder: string | undefined;
}

type Request =
  | {
      readonly kind: 'query';
      readonly sql: string;
      readonly parameters: unknown[] | undefined;
      /** The id of the call that began the transaction. */
      readonly transaction: number | undefined;
    }
  | { readonly kind: 'exec'; readonly sql: string }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly transaction: number; readonly isCommitted: boolean }
  | { readonly kind: 'close' };

export type EngineCall = Request & { readonly id: number };
export type EngineRequest = Request;

/** The answer to a call; id 0 is the start. */
export type EngineReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: Readonly<Record<string, unknown>> };
