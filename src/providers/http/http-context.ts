import { createContext, useContext } from 'react';
import type { HttpClient } from './http-client.ts';

export const HttpContext = createContext<HttpClient | null>(null);

/** Calls of the signed-in user. */
export function useHttp(): HttpClient {
  const http = useContext(HttpContext);
  if (http === null) throw new Error('There is no HttpContext above');
  return http;
}
