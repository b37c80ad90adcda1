import type { Image, ImageType } from '@servery/contract';
import { cutAtCharacter } from '@servery/domain';
import type { ApiResult } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { sendFile } from '../api/send-file.ts';
import { imagesPhrases } from '../phrases/images.ts';
import { say } from '../phrases/phrases.ts';

const acceptedTypes: readonly ImageType[] = ['image/png', 'image/jpeg', 'image/webp'];
/** As the attribute of a file input. */
export const acceptedFiles = acceptedTypes.join(',');
const maximumBytes = 20 * 1024 * 1024;
const nameLength = 120;

export type Upload = {
  readonly companyId: string;
  readonly file: File;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** IM-01, IM-02: asks for a signed URL and sends the file to it. Answers the image, or the problem in words. */
export async function uploadImage({ companyId, file, onProgress, signal }: Upload): Promise<Image | string> {
  const problem = problemOf(file);
  if (problem !== undefined) return problem;
  const contentType = await typeOf(file);
  if (contentType === 'image/heic') return say(imagesPhrases, 'notHeic');
  if (contentType === undefined) return say(imagesPhrases, 'wrongType');
  const query = { fileName: shortName(file.name), contentType };
  const asked = await call('imageUploadUrl', { params: { companyId }, query, signal });
  if (asked.status !== 'ok') return wordsOf(asked);
  const sent = await sendFile('uploadImage', {
    url: asked.data.signedUrl,
    file,
    contentType,
    onProgress,
    signal,
  });
  return sent.status === 'ok' ? sent.data : wordsOf(sent);
}

/** The problem for which the server would refuse a file, said before anything is sent. */
function problemOf(file: File): string | undefined {
  if (file.size === 0) return say(imagesPhrases, 'emptyFile');
  return file.size > maximumBytes ? say(imagesPhrases, 'tooLarge') : undefined;
}

/** The type of a file by its first bytes, whatever its name says. */
async function typeOf(file: File): Promise<ImageType | 'image/heic' | undefined> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp';
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(start)) return 'image/heic';
  return acceptedTypes.find((type) => type === file.type);
}

/** Keeps the ending, which the server takes off. */
function shortName(name: string): string {
  if (name.length <= nameLength) return name;
  const ending = /\.\w{1,4}$/.exec(name)?.[0] ?? '';
  return cutAtCharacter(name, nameLength - ending.length) + ending;
}

function wordsOf(result: ApiResult<unknown>): string {
  if (result.status === 'invalid') return result.errors.find(({ message }) => message)?.message ?? failed();
  if (result.status === 'canceled') return say(imagesPhrases, 'canceled');
  if (result.status === 'failed' && result.httpStatus === 413) return say(imagesPhrases, 'tooLarge');
  if (result.status === 'failed' && result.code === 'BUSY') return say(imagesPhrases, 'busy');
  return result.status === 'forbidden' ? say(imagesPhrases, 'forbidden') : failed();
}

function failed(): string {
  return say(imagesPhrases, 'uploadFailed');
}
