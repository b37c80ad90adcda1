import { plainMessage } from '@servery/domain';
import { config } from 'zod/v4/core';

/** From now on schemas of this thread that bring no message of their own say in plain words which values they expect. */
export function setPlainMessages(): void {
  config({ customError: plainMessage });
}
