/** Every `security definer` function, and why row-level security could not say it (threat D03). */
export const definerAllowList: Record<string, string> = {
  'private.welcome_person()': 'makes the profile before there is a session',
  'private.follow_account()':
    'runs as the auth server, which may not write profiles; only the row of the account changed',
  'private.keep_people_list()':
    'keeps the list of people, which no API role may write, when they change what is theirs',
  'private.forget_suppressed()':
    'runs as the auth server, which may not write the list; only the row of the account that is going',
  'private.check_consent_text()':
    'reads the texts that were shipped, which no API role may, when a person consents',
  'private.cap_consents()':
    'counts whatever the writer may read; only the rows of the new one’s person',
  'private.clean_written()': 'calls the cleaning functions, which are not the writer’s to call',
  'private.keep_plan_possible()':
    'calls the functions about times, which are not the writer’s to call',
  'private.meets_own_level()':
    'asks in the schema auth, which no API role may read, whether the caller has a second factor',
  'private.refuse_below_own_level()':
    'asks the same for people who write a table themselves and may not reach the schema private',
  'public.make_recovery_codes()':
    'writes hashes that no API role may read or write; own codes only',
  'public.my_recovery_codes()': 'counts in a table that no API role may read; own codes only',
  'public.forget_typed_password()':
    'takes a password away in a schema that no API role may touch; own only, by the link that has just confirmed',
  'public.use_recovery_code(text)':
    'takes factors away in a schema that no API role may touch; own only, for one of ten codes',
  'public.admin_accept_calibration(bigint,text)':
    'writes what no API role may, for admins only, and writes it down',
  'public.admin_add_note(uuid,text)': 'writes notes, which no API role may, for admins only',
  'public.admin_answer_request(bigint,text)':
    'answers for admins only, and writes it down; people may not answer themselves',
  'public.admin_correct_person(uuid,jsonb,text)':
    'changes another person’s account for admins only, and writes it down',
  'public.admin_freeze_person(uuid,boolean,text)':
    'freezes another person’s account for admins only, and writes it down',
  'public.admin_unfreeze_person(uuid,text)':
    'unfreezes another person’s account for admins only, and writes it down',
  'public.admin_erase_person(uuid,text)':
    'erases another person for admins only, and writes it down',
  'public.admin_enter_request(text,text,date,text,text,text,text)':
    'writes into the register for others, for admins only, and writes it down',
  'public.admin_note_asker(bigint,text)':
    'writes about an asker from outside, for admins only, and writes it down',
  'private.tell_of_request()': 'writes a mail, which its asker may not, when a request comes',
  'public.admin_requests(boolean)': 'reads what others asked for, for admins only',
  'public.admin_audit(text,bigint)': 'reads the audit, which no API role may, for admins only',
  'public.admin_export(text,text,uuid)': 'reads other people for admins only, and writes it down',
  'public.admin_export_withdrawals(text)': 'reads addresses for admins only, and writes it down',
  'public.admin_faults(integer)': 'counts rows that no API role may read, for admins only',
  'public.admin_glance()': 'counts other people for admins only',
  'public.admin_jobs()': 'reads runs of jobs, which no API role may, for admins only',
  'public.admin_overview(integer)': 'counts other people for admins only',
  'public.admin_people(text,text,text,integer)':
    'reads other people for admins only, and writes it down',
  'public.admin_person(uuid,text)': 'reads another person for admins only, and writes it down',
  'public.admin_remove_note(bigint)': 'removes notes, which no API role may, for admins only',
  'public.admin_research()': 'reads figures that no API role may, for admins only',
  'public.admin_withdrawals()': 'counts rows that no API role may read, for admins only',
  'public.admin_withdrawals_done(bigint[])':
    'ends rows that no API role may write, for admins only, and writes it down',
  'private.hold_back_follow_ups()':
    'deletes from the outbox, which no API role may reach, when a permission is taken back',
  'public.answer_follow_up(text,text)':
    'a mail’s link answers one question for its reader, who need not sign in',
  'public.stop_follow_ups(text)':
    'a mail’s link takes a permission back for its reader, who need not sign in',
  'public.my_sessions()': 'reads the schema auth, which no API role may; own sessions only',
  'public.end_my_session(uuid)': 'ends a row of the schema auth, which no API role may; own only',
  'public.is_admin()': 'is asked by rules about profiles; as the caller it would ask itself',
  'public.set_admin(uuid,boolean)': 'writes a column that no API role may write',
  'public.save_answers(jsonb,jsonb)':
    'people may not write attempts directly, so every answer is checked',
  'public.save_second_look(uuid,integer,jsonb)':
    'people may not write second looks directly, so every answer is checked',
  'private.drop_second_look()': 'goes with its attempt, however that is withdrawn',
  'public.submit_attempt(uuid)': 'people may not write attempts directly',
  'public.withdraw_attempt(uuid)': 'people may not write attempts directly; own attempts only',
  'public.withdraw_my_attempts()': 'people may not write attempts directly; own attempts only',
  'public.jobs_state()': 'reads runs of jobs, which no API role may; says one word about no person',
  'public.requests_state()': 'reads requests, which no API role may; says one word about no person',
  'public.limit_processing(text,boolean)':
    'writes columns that no API role may write directly, so that the register always knows',
  'public.delete_my_account()': 'erases rows in schemas that no API role may touch; own only',
  'public.my_data()': 'reads schemas that no API role may; own rows only',
  'public.hold_guest_attempt(text,jsonb)':
    'a guest leaves answers in a table that no API role may read',
  'public.look_at_held_attempt(text)': 'reads a table that no API role may read, by its secret',
  'public.claim_held_attempt(text)': 'moves answers out of a table that no API role may read',
  'public.create_share(jsonb,text,text,integer,boolean)':
    'people may not write shares directly, so each one is checked',
  'public.revoke_share(uuid)': 'people may not write shares directly',
  'public.ask_guess(uuid,boolean,boolean)':
    'people may not write shares directly; own live links only',
  'public.agree_guess(uuid)': 'people may not write shares directly; own live links only',
  'public.open_share(text,boolean)':
    'the holder of a live link reads what it shows without an account',
  'public.guess_share(text,text)':
    'the holder of a link that waits for it guesses once, without an account',
  'private.drop_guess()': 'goes with the result that was guessed, however that is deleted',
  'private.close_without_lead()':
    'begins to close a centre, which no API role may write, when its last lead goes',
  'public.keep_guest_link(text,text,jsonb,text,text,text,boolean)':
    'a visitor keeps a summary under a link, after a consent of its own',
  'public.open_guest_link(text)': 'whoever holds a guest’s link reads its summary',
  'public.end_guest_links(text)': 'the browser that made them ends its links',
  'public.claim_guest_links(text)': 'an account takes over what a guest of its browser kept',
  'public.my_guest_links()': 'own links, of a table that no API role may read',
  'public.end_my_guest_links()': 'the same, ended',
  'public.guess_guest_link(text,text)':
    'the holder of a guest’s link that waits for it guesses once, without an account',
  'public.guest_guess(text)': 'the browser that made a link reads what was guessed with it',
  'public.agree_guest_guess(text)': 'the browser that made a link opens it after the guess',
  'public.agree_my_guest_guess(uuid)': 'the same, of an account that took the link over',
  'public.my_waiting_guess()': 'own links, some of a table that no API role may read',
  'public.stop_guess_mails(text)':
    'a mail’s link ends such mails for its reader, who need not sign in',
  'public.class_session(text)': 'whoever has a code sees what runs under it, without an account',
  'public.join_class(text,text,text,boolean)':
    'whoever has a code takes a seat, without an account',
  'public.class_half_way(text)': 'a pupil without an account counts once',
  'public.submit_class(text,jsonb,jsonb,text)':
    'a pupil without an account hands in once, and every answer is checked',
  'public.my_seat(text)': 'the holder of a card reads what is kept under it',
  'public.change_seat_sharing(text,text)': 'the holder of a card decides what others see',
  'public.withdraw_seat(text)': 'the holder of a card takes a result back',
  'public.look_at_invitation(text)': 'the holder of a link sees what it invites to',
  // Of centres no API role may read or write a table: each of these asks who calls, and with the second factor.
  'public.accept_agreement(uuid,text,text,text,boolean,boolean,integer)': 'a lead’s own centre',
  'public.accept_invitation(text)': 'by a link that is used up',
  'public.class_board(uuid)': 'own groups; aliases and counts',
  'public.close_class_session(uuid)': 'own groups',
  'public.create_centre(text,text,text)': 'a centre of one’s own',
  'public.create_group(uuid,text)': 'own centre',
  'public.invite_staff(uuid,text,uuid[],text)': 'a lead’s own centre',
  'public.my_centres()': 'own centres',
  'public.open_evening(uuid,integer)': 'the staff of the class whose evening it is',
  'public.guess_in_evening(text,text,text,text)':
    'writes what parents without an account send under a code; answers everybody alike',
  'public.open_family_guess(text)':
    'tells the phone that guessed what the pupil agreed to, and every other secret that it waits',
  'public.agree_family_guess(uuid,text,jsonb)':
    'the holder of a card, or the account of a seat, lets one phone see two orders',
  'public.drop_family_guess(uuid,text)': 'the holder of a card, or the account of a seat',
  'public.open_class_session(uuid,text[],text,integer,integer,text,text,text)':
    'own groups, after the agreement',
  'public.release_results(uuid)': 'own groups',
  'public.remove_group(uuid)': 'a lead’s own centre',
  'public.remove_staff(uuid,uuid)': 'a lead’s own centre, or oneself',
  'public.rename_group(uuid,text)': 'own groups',
  'public.revoke_invitation(uuid)': 'a lead’s own centre',
  'public.set_group_staff(uuid,uuid[])': 'a lead’s own centre',
  'public.set_staff_role(uuid,uuid,text)': 'a lead’s own centre',
  'public.shared_sheet(uuid)': 'groups that one is assigned to, and what their pupils share',
  'public.shared_sheets(uuid)': 'the same',
  'public.claim_seat(text)':
    'the holder of a card takes its result into the account, which writes what no API role may',
  'public.close_centre(uuid)': 'a lead’s own centre',
  'public.end_my_meeting(uuid)': 'a link of one’s own',
  'public.group_report(uuid)': 'own groups; the frozen picture alone',
  'public.leave_seat(uuid)': 'a seat of one’s own',
  'public.my_meetings()': 'links of one’s own',
  'public.my_seats()': 'seats of one’s own',
  'public.open_meeting(text)': 'who works at a centre, by the secret that a family gave',
  'public.remove_appointment(uuid)': 'groups that one is assigned to',
  'public.reopen_centre(uuid)': 'a lead’s own centre',
  'public.roster(uuid)': 'own groups',
  'public.set_agreed_steps(uuid,text)': 'groups that one is assigned to',
  'public.set_appointment(uuid,timestamp with time zone,text)': 'groups that one is assigned to',
  'public.set_roster(uuid,text[])': 'own groups',
  'public.share_my_seat(uuid,text)': 'a seat of one’s own',
  'public.write_seat_note(uuid,text,integer)': 'groups that one is assigned to',
  'public.create_meeting_link(text,jsonb)':
    'a guest leaves a page in a table that no API role may read',
  'public.end_meeting(text)': 'the holder of a link ends it',
  'public.admin_centres()': 'reads centres, which no API role may, for admins only',
  'public.admin_centre(uuid,text)':
    'reads who works at a centre for admins only, and writes it down',
  'private.settle_before_seat()':
    'makes the picture of a class, which no API role may write, before one of its seats goes',
};
