import { settingsWords as wordsFor } from '@servery/words';
import { thisReader } from './this-reader.ts';

export const settingsWords = wordsFor(thisReader);
