import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BookingClient } from './booking-client.ts';

const ClientContext = createContext<BookingClient | null>(null);
export const Asking = ClientContext.Provider;

/** The client of the public interface. */
export function useClient(): BookingClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('there is no client');
  return client;
}
