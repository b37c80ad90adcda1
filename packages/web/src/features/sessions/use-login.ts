import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { recall } from '../../session/browser-memory.ts';
import { loginMessage } from '../../session/login-message.ts';
import { login } from '../../session/session-calls.ts';
import { openSession } from '../../session/session-store.ts';
import { takeTarget } from '../../session/target.ts';

/** The states of the login: idle, logging in, then the target or an error in words. LG-09 to LG-14 */
export function useLogin() {
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || email === '' || password === '') return;
    setBusy(true);
    setError(null);
    const result = await signIn(email, password);
    setBusy(false);
    if (result.status !== 'ok') return setError(loginMessage(result));
    openSession(result.data);
    await router.navigate({ href: takeTarget() });
  };
  return { email, setEmail, password, setPassword, isBusy, error, handleSubmit };
}

/** Into the company of the last visit; a user who is not of it any more, into his own. */
async function signIn(email: string, password: string) {
  const companyId = recall('lastCompany');
  const first = await login({ email, password, ...(companyId !== null && { companyId }) });
  return first.status === 'forbidden' && companyId !== null ? login({ email, password }) : first;
}
