import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { rememberImageNames } from './image-names.ts';
import { type Image, imagesQuery } from './images.ts';
import { uploadImage } from './upload-image.ts';

/** A file on its way, or one that did not arrive. */
export type UploadLine = {
  readonly key: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly progress: number;
  readonly error: string | undefined;
};

const atOnce = 2;

/** Files are sent two at a time; those that fail stay listed with the reason until they are tried again or put away. */
export function useUploads(companyId: string, onUploaded: (image: Image) => void) {
  const client = useQueryClient();
  const [lines, setLines] = useState<readonly UploadLine[]>([]);
  const leaving = useRef<AbortController>(null);
  const busy = useRef(0);
  const waiting = useRef<UploadLine[]>([]);
  const onDone = useRef(onUploaded);
  onDone.current = onUploaded;
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = useCallback((key: string, next: Partial<UploadLine>) => {
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...next } : line)));
  }, []);

  const arrived = useCallback(
    (key: string, image: Image) => {
      rememberImageNames([image]);
      client.setQueryData(imagesQuery(companyId).queryKey, (before) => [image, ...(before ?? [])]);
      setLines((before) => before.filter((line) => line.key !== key));
      onDone.current(image);
    },
    [client, companyId],
  );

  const next = useCallback(() => {
    const line = busy.current < atOnce ? waiting.current.shift() : undefined;
    const signal = leaving.current?.signal;
    if (!line || !signal) return;
    busy.current += 1;
    const onProgress = (progress: number) => change(line.key, { progress });
    uploadImage({ companyId, file: line.file, onProgress, signal })
      .then((result) => {
        if (signal.aborted) return;
        if (typeof result === 'string') change(line.key, { error: result });
        else arrived(line.key, result);
      })
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        busy.current -= 1;
        next();
      });
    next();
  }, [companyId, change, arrived]);

  const upload = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: crypto.randomUUID(), file, progress: 0, error: undefined }));
    setLines((before) => [...before, ...added]);
    waiting.current.push(...added);
    next();
  };
  const retry = (line: UploadLine) => {
    change(line.key, { error: undefined, progress: 0 });
    waiting.current.push(line);
    next();
  };
  const dismiss = (key: string) => setLines((before) => before.filter((line) => line.key !== key));
  return { lines, upload, retry, dismiss };
}
