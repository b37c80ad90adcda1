import { menuWords as wordsFor } from '@servery/words';
import { thisReader } from './this-reader.ts';

export const menuWords = wordsFor(thisReader);
