import { createContext } from 'react';

/** The field that a mark belongs to opens it with Alt and arrow down; the mark itself is then no stop of Tab. */
export const MarkByKey = createContext(false);
