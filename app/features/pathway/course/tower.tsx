/** The lighthouse of the charts, on its rock unless there is land: its middle is at 0, its lamp at 27 and its foot at 88. */
export function Tower({ isOnLand = false }: { isOnLand?: boolean }) {
  return (
    <>
      {!isOnLand && <path className="course-rock" d="M-34 112L-22 92L-10 86L14 84L30 96L40 112Z" />}
      <path className="course-paper" d="M-7 38H7L10 88H-10Z" />
      <path
        className="course-coral"
        d="M-7.900 52H7.900L8.600 62H-8.600ZM-9.300 75H9.300L10 86H-10Z"
      />
      <path className="course-shade" d="M1 38H7L10 88H2Z" />
      <path className="course-lamp" d="M-5 20H5V35H-5Z" />
      <path className="course-paper" d="M-10 35H10V38H-10Z" />
      <path className="course-coral" d="M-8 20L0 10L8 20Z" />
    </>
  );
}
