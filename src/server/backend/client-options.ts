/** For a client on a server: there is no visitor's session to keep, refresh or look for. */
export const clientOptions = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
};
