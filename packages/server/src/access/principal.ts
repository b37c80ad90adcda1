import type { Grant } from '@servery/domain';
import type { Actor, TerminalActor } from './actor.ts';

/** A program that a company lets in. No route issues tokens yet: the guard finds none. */
export interface TokenActor {
  readonly tokenId: string;
  readonly companyId: string;
  readonly name: string;
  readonly grants: readonly Grant[];
}

/** The caller, as the guard identified it. */
export type Principal =
  | { readonly kind: 'person'; readonly actor: Actor }
  | { readonly kind: 'terminal'; readonly terminal: TerminalActor }
  | { readonly kind: 'token'; readonly token: TokenActor };

export function personOf(principal: Principal | undefined): Actor | undefined {
  return principal?.kind === 'person' ? principal.actor : undefined;
}

export function terminalOf(principal: Principal | undefined): TerminalActor | undefined {
  return principal?.kind === 'terminal' ? principal.terminal : undefined;
}

/** The caller whose share of bodies and requests counts: a person in however many sessions, a terminal or a token. */
export function shareOf(principal: Principal): string {
  if (principal.kind === 'terminal') return `terminal:${principal.terminal.credentialId}`;
  if (principal.kind === 'token') return `token:${principal.token.tokenId}`;
  return `person:${principal.actor.originalUserId ?? principal.actor.userId}`;
}

/** The kind that a bearer claims to be, by the start of its id: `Bearer key_….secret`; undefined without one. */
export function bearerKind(header: string | undefined): 'terminal' | 'token' | undefined {
  if (header?.startsWith('Bearer ') !== true) return undefined;
  return header.startsWith('Bearer tok_') ? 'token' : 'terminal';
}
