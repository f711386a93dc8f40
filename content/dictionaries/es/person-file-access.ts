import type { Dictionary } from '#content/wording/dictionary.ts';

/** Of one’s own data as a document: each table of what opens and protects an account. */
export const copy = {
  'auth.sessions': {
    title: 'Sesiones abiertas',
    columns: {
      factor_id: 'Verificación en dos pasos que se usó',
      aal: 'Cómo se abrió',
      not_after: 'Termina',
      refreshed_at: 'Usada por última vez',
      user_agent: 'Navegador',
      ip: 'Dirección de internet',
      tag: 'Marca',
      created_at: 'Abierta',
    },
  },
  'private.known_devices': {
    title: 'Navegadores con los que entraste',
    columns: {
      hash: 'Huella del navegador',
      first_seen: 'Visto por primera vez',
      last_seen: 'Visto por última vez',
      factor_id: 'Verificación en dos pasos que se usó',
    },
  },
  'auth.mfa_factors': {
    title: 'Verificación en dos pasos',
    columns: {
      friendly_name: 'Nombre que le diste',
      factor_type: 'Tipo',
      status: 'Estado',
      phone: 'Teléfono',
      last_challenged_at: 'Código pedido por última vez',
      web_authn_credential: 'Llave de seguridad',
      web_authn_aaguid: 'Modelo de la llave',
      last_webauthn_challenge_data: 'Última comprobación de la llave',
      last_totp_step: 'Momento del último código',
      created_at: 'Activada',
    },
  },
  'auth.mfa_challenges': {
    title: 'Códigos pedidos',
    columns: {
      factor_id: 'Verificación',
      verified_at: 'Código correcto',
      ip_address: 'Dirección de internet',
      otp_code: 'Código enviado',
      web_authn_session_data: 'Datos de la llave',
      created_at: 'Pedido',
    },
  },
  'auth.mfa_amr_claims': {
    title: 'Con qué se abrió cada sesión',
    columns: { authentication_method: 'Con qué' },
  },
  'private.recovery_codes': {
    title: 'Códigos de recuperación',
    columns: { factor_id: 'Verificación', made_at: 'Hechos' },
  },
  'private.last_uses': { title: 'Último uso de la cuenta', columns: { at: 'Día' } },
  'private.pending_sign_ups': {
    title: 'Registro sin confirmar',
    columns: {
      browser_hash: 'Huella del navegador en que te registraste',
      contested: 'Alguien más intentó registrarse con tu correo',
    },
  },
  'auth.flow_state': {
    title: 'Entradas a medias con otra empresa',
    columns: {
      auth_code: 'Código de paso',
      code_challenge_method: 'Cómo se comprueba',
      code_challenge: 'Comprobación',
      provider_type: 'Empresa',
      authentication_method: 'Con qué',
      auth_code_issued_at: 'Código dado',
    },
  },
  'auth.one_time_tokens': {
    title: 'Enlaces de correo sin usar',
    columns: { relates_to: 'Dirección' },
  },
  'auth.refresh_tokens': {
    title: 'Renovaciones de tus sesiones',
    columns: { revoked: 'Ya no vale' },
  },
};

export type Copy = Dictionary<typeof copy>;
