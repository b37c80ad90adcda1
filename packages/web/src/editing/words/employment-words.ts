import { employmentWords as wordsFor } from '@servery/words';
import { thisReader } from './this-reader.ts';

export const employmentWords = wordsFor(thisReader);
