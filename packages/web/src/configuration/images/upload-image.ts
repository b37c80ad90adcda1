import { z } from 'zod/mini';
import type { ApiResult } from '../../api/api-result.ts';
import { request } from '../../api/request.ts';
import { sendFile } from '../../api/send-file.ts';
import { imagesPhrases } from '../../phrases/images.ts';
import { say } from '../../phrases/phrases.ts';
import { type Image, imageSchema } from './images.ts';

/** As the attribute of a file input. */
export const acceptedTypes = 'image/png,image/jpeg,image/webp';
const maximumBytes = 10 * 1024 * 1024;
const nameLength = 120;

const uploadUrl = z.looseObject({ signedUrl: z.string() });

export type Upload = {
  readonly companyId: string;
  readonly file: File;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** IM-01, IM-02: asks for a signed URL and sends the file to it. Answers the image, or what is wrong in words. */
export async function uploadImage({ companyId, file, onProgress, signal }: Upload): Promise<Image | string> {
  const problem = problemOf(file);
  if (problem !== undefined) return problem;
  const asked = await request({
    path: `/api/menus/image-upload-url/${companyId}`,
    query: { fileName: shortName(file.name), contentType: file.type },
    schema: uploadUrl,
    signal,
  });
  if (asked.status !== 'ok') return wordsOf(asked);
  const sent = await sendFile({ url: asked.data.signedUrl, file, schema: imageSchema, onProgress, signal });
  return sent.status === 'ok' ? sent.data : wordsOf(sent);
}

/** What the server would refuse, said before anything is sent. */
function problemOf(file: File): string | undefined {
  if (!acceptedTypes.split(',').includes(file.type)) return say(imagesPhrases, 'wrongType');
  if (file.size === 0) return say(imagesPhrases, 'emptyFile');
  return file.size > maximumBytes ? say(imagesPhrases, 'tooLarge') : undefined;
}

/** Keeps the ending, which the server takes off. */
function shortName(name: string): string {
  return name.length <= nameLength ? name : name.slice(0, nameLength - 5) + name.slice(-5);
}

function wordsOf(result: ApiResult<unknown>): string {
  if (result.status === 'invalid') return result.errors.find(({ message }) => message)?.message ?? failed();
  if (result.status === 'cancelled') return say(imagesPhrases, 'cancelled');
  if (result.status === 'failed' && result.httpStatus === 413) return say(imagesPhrases, 'tooLarge');
  if (result.status === 'failed' && result.code === 'BUSY') return say(imagesPhrases, 'busy');
  return result.status === 'forbidden' ? say(imagesPhrases, 'forbidden') : failed();
}

function failed(): string {
  return say(imagesPhrases, 'uploadFailed');
}
